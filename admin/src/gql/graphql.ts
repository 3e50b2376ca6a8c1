/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who joins the staff. */
export type AcceptInvitationInput = {
  /** Six digits of the app, to which the secret of `enrol` was added. */
  code: string;
  /** First and last name, 2 to 100 characters. */
  name: string;
  /** 10 to 200 characters: none of the commonest passwords, no row of keys or repetition, not the owner's name or e-mail address. */
  password: string;
  /** Of the invitation. */
  token: string;
};

/** The new role of a member of staff. */
export type ChangeStaffRoleInput = {
  /** `version` of the member as it was looked at. */
  expectedVersion: number;
  /** Who gets it. */
  id: string | number;
  /** The role. */
  role: StaffRole;
};

/** A member who leaves the staff. */
export type DismissStaffInput = {
  /** `version` of the member as it was looked at. */
  expectedVersion: number;
  /** Who leaves. */
  id: string | number;
};

/** An invitation. */
export type EnrolInput = {
  /** Of the invitation. */
  token: string;
};

/** The second factor. */
export type EnterCodeInput = {
  /** The six digits of the app, or a recovery code. Each works once. */
  code: string;
};

/** Why a mutation changed nothing. Errors of the request or of the shop have other codes, in `errors` of the response. */
export type ErrorCode =
  /** A value breaks a rule. A payload has an entry a field; a thrown error has them in `extensions.fields`. */
  | 'BAD_USER_INPUT'
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** It has been changed in the meantime; look again, then decide. Where a version was expected, `cart` of the payload is the cart as it is. */
  | 'CONFLICT'
  /** The key was sent before, with something else; send a new one. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** More of one line, or more lines, than a cart holds. */
  | 'LIMIT_EXCEEDED'
  /** There is no such thing, or it is another visitor's: both answer the same. */
  | 'NOT_FOUND'
  /** It is for who is signed in; sign in first. */
  | 'NOT_SIGNED_IN'
  /** The order's time to be cancelled by its shopper is over, or it is being made; the message says why. `order` of the payload is the order as it is. */
  | 'ORDER_NOT_CHANGEABLE'
  /** The total is not the `expectedTotalPence`; `cart` of the payload has it. Nothing is ordered. */
  | 'PRICE_CHANGED'
  /** A product in the cart has been withdrawn; remove its line. */
  | 'PRODUCT_UNAVAILABLE'
  /** The cart has a promotion code; it takes one. */
  | 'PROMOTION_ALREADY_APPLIED'
  /** The promotion is over; the message says since when. */
  | 'PROMOTION_ENDED'
  /** The promotion has not begun yet. */
  | 'PROMOTION_NOT_STARTED'
  /** There is no such promotion code. */
  | 'PROMOTION_UNKNOWN'
  /** The password is not the right one; for an unknown address the answer is the same. */
  | 'WRONG_CREDENTIALS';

/** Who is to join the staff. */
export type InviteStaffInput = {
  /** By which they will sign in. */
  email: string;
  /** What they will be allowed to do. */
  role: StaffRole;
};

/** Who signs in. */
export type SignInInput = {
  /** Of the member, in any case. */
  email: string;
  /** Of the member. */
  password: string;
};

/** What a member of staff may do. */
export type StaffRole =
  /** Products, prices and promotions. */
  | 'CATALOGUE'
  /** Texts, reviews and answers. */
  | 'CONTENT'
  /** Orders: find, move, export. */
  | 'ORDERS'
  /** Everything, and who else may do what. */
  | 'OWNER';

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type PayloadErrorFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type AuditPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AuditPageQuery = { audit: { nodes: Array<{ id: string, at: string, by: string | null, what: string, subject: string, before: string | null, after: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol: { email: string | null, secret: string | null, otpauthUri: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { token: string | null, expiresAt: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { staff: Array<{ id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number }> };

export type MemberFragment = { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number };

export type ChangeStaffRoleMutationVariables = Exact<{
  input: ChangeStaffRoleInput;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole: { staff: { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type DismissStaffMutationVariables = Exact<{
  input: DismissStaffInput;
}>;


export type DismissStaffMutation = { dismissStaff: { staff: { id: string, name: string, email: string, role: StaffRole, joinedAt: string, leftAt: string | null, version: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type EnterCodeMutationVariables = Exact<{
  input: EnterCodeInput;
}>;


export type EnterCodeMutation = { enterCode: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string, role: StaffRole, permissions: Array<string>, recoveryCodesLeft: number } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PayloadErrorFragmentDoc = new TypedDocumentString(`
    fragment PayloadError on UserError {
  code
  message
  field
}
    `, {"fragmentName":"PayloadError"}) as unknown as TypedDocumentString<PayloadErrorFragment, unknown>;
export const MemberFragmentDoc = new TypedDocumentString(`
    fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}
    `, {"fragmentName":"Member"}) as unknown as TypedDocumentString<MemberFragment, unknown>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const AuditPageDocument = new TypedDocumentString(`
    query AuditPage($first: Int!, $after: String) {
  audit(first: $first, after: $after) {
    nodes {
      id
      at
      by
      what
      subject
      before
      after
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<AuditPageQuery, AuditPageQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    recoveryCodes
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const EnrolDocument = new TypedDocumentString(`
    mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) {
    email
    secret
    otpauthUri
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnrolMutation, EnrolMutationVariables>;
export const InviteStaffDocument = new TypedDocumentString(`
    mutation InviteStaff($input: InviteStaffInput!) {
  inviteStaff(input: $input) {
    token
    expiresAt
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<InviteStaffMutation, InviteStaffMutationVariables>;
export const MembersDocument = new TypedDocumentString(`
    query Members {
  staff {
    ...Member
  }
}
    fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const ChangeStaffRoleDocument = new TypedDocumentString(`
    mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {
  changeStaffRole(input: $input) {
    staff {
      ...Member
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>;
export const DismissStaffDocument = new TypedDocumentString(`
    mutation DismissStaff($input: DismissStaffInput!) {
  dismissStaff(input: $input) {
    staff {
      ...Member
    }
    errors {
      ...PayloadError
    }
  }
}
    fragment PayloadError on UserError {
  code
  message
  field
}
fragment Member on Staff {
  id
  name
  email
  role
  joinedAt
  leftAt
  version
}`) as unknown as TypedDocumentString<DismissStaffMutation, DismissStaffMutationVariables>;
export const EnterCodeDocument = new TypedDocumentString(`
    mutation EnterCode($input: EnterCodeInput!) {
  enterCode(input: $input) {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<EnterCodeMutation, EnterCodeMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  signOut {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    id
    name
    email
    role
    permissions
    recoveryCodesLeft
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    errors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;