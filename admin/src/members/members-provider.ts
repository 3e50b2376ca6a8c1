import type { GetListParams } from "react-admin";
import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { MembersQuery } from "../gql/graphql";

const MEMBERS = graphql(`
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
  }
`);

const CHANGE_ROLE = graphql(`
  mutation ChangeStaffRole($input: ChangeStaffRoleInput!) {
    changeStaffRole(input: $input) {
      staff {
        ...Member
      }
    }
  }
`);

const DISMISS = graphql(`
  mutation DismissStaff($input: DismissStaffInput!) {
    dismissStaff(input: $input) {
      staff {
        ...Member
      }
    }
  }
`);

export type Member = MembersQuery["staff"][number];

/** Members of staff. The API gives all of them, so the list is ordered here. */
export const membersProvider: ResourceProvider = {
  async getList({ sort }) {
    const members = (await request(MEMBERS)).staff;
    return { data: ordered(members, sort), total: members.length };
  },
  async getOne({ id }) {
    const data = (await request(MEMBERS)).staff.find((member) => member.id === id);
    if (!data) throw new StaffError("There is no such member of staff.", "NOT_FOUND");
    return { data };
  },
  async getMany({ ids }) {
    return { data: (await request(MEMBERS)).staff.filter(({ id }) => ids.includes(id)) };
  },
  async update({ id, data, previousData }) {
    const { role } = data as Member;
    const input = { id: String(id), role, expectedVersion: (previousData as Member).version };
    return { data: (await request(CHANGE_ROLE, { input })).changeStaffRole?.staff };
  },
  async delete({ id, previousData }) {
    const input = { id: String(id), expectedVersion: (previousData as Member).version };
    return { data: (await request(DISMISS, { input })).dismissStaff?.staff };
  },
};

function ordered(members: Member[], sort: GetListParams["sort"]): Member[] {
  if (!sort || sort.field === "id") return members;
  const valueOf = (member: Member) => String(member[sort.field as keyof Member] ?? "");
  const direction = sort.order === "DESC" ? -1 : 1;
  return members.toSorted((one, other) => direction * valueOf(one).localeCompare(valueOf(other), "en-GB"));
}
