/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": typeof types.PayloadErrorFragmentDoc,
    "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditPageDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EnrolDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n": typeof types.InviteStaffDocument,
    "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n": typeof types.MembersDocument,
    "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": typeof types.ChangeStaffRoleDocument,
    "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": typeof types.DismissStaffDocument,
    "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.EnterCodeDocument,
    "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SignInDocument,
};
const documents: Documents = {
    "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n": types.PayloadErrorFragmentDoc,
    "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditPageDocument,
    "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EnrolDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n": types.InviteStaffDocument,
    "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n": types.MembersDocument,
    "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": types.ChangeStaffRoleDocument,
    "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n": types.DismissStaffDocument,
    "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.EnterCodeDocument,
    "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SignOutDocument,
    "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n    }\n  }\n": types.MeDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SignInDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes {\n    renewRecoveryCodes {\n      recoveryCodes\n    }\n  }\n"): typeof import('./graphql').RenewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayloadError on UserError {\n    code\n    message\n    field\n  }\n"): typeof import('./graphql').PayloadErrorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditPage($first: Int!, $after: String) {\n    audit(first: $first, after: $after) {\n      nodes {\n        id\n        at\n        by\n        what\n        subject\n        before\n        after\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').AuditPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptInvitationInput!) {\n    acceptInvitation(input: $input) {\n      recoveryCodes\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Enrol($input: EnrolInput!) {\n    enrol(input: $input) {\n      email\n      secret\n      otpauthUri\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnrolDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      token\n      expiresAt\n    }\n  }\n"): typeof import('./graphql').InviteStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members {\n    staff {\n      ...Member\n    }\n  }\n  fragment Member on Staff {\n    id\n    name\n    email\n    role\n    joinedAt\n    leftAt\n    version\n  }\n"): typeof import('./graphql').MembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {\n    changeStaffRole(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n"): typeof import('./graphql').ChangeStaffRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissStaff($input: DismissStaffInput!) {\n    dismissStaff(input: $input) {\n      staff {\n        ...Member\n      }\n    }\n  }\n"): typeof import('./graphql').DismissStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnterCode($input: EnterCodeInput!) {\n    enterCode(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').EnterCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      name\n      email\n      role\n      permissions\n      recoveryCodesLeft\n    }\n  }\n"): typeof import('./graphql').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql').SignInDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
