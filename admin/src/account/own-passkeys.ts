import { request } from "../api/request";
import { graphql } from "../gql";
import type { OwnPasskeysQuery } from "../gql/graphql";
import { madePasskey } from "../session/passkey";

const OWN_PASSKEYS = graphql(`
  query OwnPasskeys {
    ownPasskeys {
      isAvailable
      passkeys {
        id
        name
        addedAt
        lastUsedAt
      }
    }
  }
`);

const BEGIN_ADDING_PASSKEY = graphql(`
  mutation BeginAddingPasskey {
    beginAddingPasskey {
      options
    }
  }
`);

const ADD_PASSKEY = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      passkey {
        id
      }
    }
  }
`);

const RENAME_PASSKEY = graphql(`
  mutation RenamePasskey($input: RenamePasskeyInput!) {
    renamePasskey(input: $input) {
      passkey {
        id
      }
    }
  }
`);

const REMOVE_PASSKEY = graphql(`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      passkey {
        id
      }
    }
  }
`);

export type OwnPasskey = OwnPasskeysQuery["ownPasskeys"]["passkeys"][number];

/** The passkeys of the member who is signed in. Each function throws a StaffError with a sentence. */
export const ownPasskeys = {
  read: async () => (await request(OWN_PASSKEYS)).ownPasskeys,
  /** Lets the browser make one. */
  async add(name: string): Promise<void> {
    const { beginAddingPasskey } = await request(BEGIN_ADDING_PASSKEY);
    const response = await madePasskey(beginAddingPasskey?.options ?? {});
    await request(ADD_PASSKEY, { input: { name, response } });
  },
  async rename(id: string, name: string): Promise<void> {
    await request(RENAME_PASSKEY, { input: { id, name } });
  },
  async remove(id: string): Promise<void> {
    await request(REMOVE_PASSKEY, { input: { id } });
  },
};
