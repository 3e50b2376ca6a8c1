import type { Request } from "express";
import type { SessionData } from "express-session";
import { Unauthenticated } from "../../kernel/errors/shop-error.js";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import type { CountedEvent } from "../../kernel/requests/counted-event.js";
import type { NextSession, SessionOwner, SessionTokens, Visitor } from "../../kernel/requests/visitor.js";
import type { AccessTokens } from "./access-token.js";
import { deviceOf } from "./device.js";
import { newSessionId } from "./session-id.js";
import { IDLE, type SessionStore } from "./session-store.js";

/** A session id and the secret whose hash its row holds. */
const REFRESH_TOKEN = /^([\w-]{32})\.([\w-]{43})$/;

type BearerSessionParts = {
  store: SessionStore;
  tokens: AccessTokens;
  /** Throws if tokens would be sent over http although the shop is reached by https. */
  requireHttps(request: Request): void;
  /** Counts an event for the figures. */
  count(request: Request, event: CountedEvent): void;
};

/**
 * Sessions of signed-in clients that send an access token instead of a cookie. Their rows are in the session table, so listing,
 * ending and removing sign-ins needs nothing else.
 */
export class BearerSessions {
  constructor(private readonly parts: BearerSessionParts) {}

  /**
   * The visitor of a request with this access token. Without one it is a guest that can only sign in. An invalid token fails with
   * UNAUTHENTICATED when the visitor is needed; public data is answered.
   */
  visitorOf(request: Request, accessToken?: string): Visitor {
    const { store, tokens } = this.parts;
    let owner: Promise<SessionOwner | undefined> | undefined;
    const known = () => (owner ??= accessToken === undefined ? Promise.resolve(undefined) : this.ownerOf(accessToken));
    const become = (next: SessionOwner | undefined) => {
      owner = Promise.resolve(next);
    };
    return {
      device: deviceOf(request.headers["user-agent"]),
      deviceMark: () => undefined,
      markDevice: () => {},
      find: async () => (await known())?.visitorId,
      async findWith(query) {
        const sid = accessToken === undefined || owner ? undefined : tokens.verify(accessToken);
        if (sid === undefined) {
          const { visitorId } = (await known()) ?? {};
          return visitorId === undefined ? undefined : store.readAbout(visitorId, query);
        }
        const both = store.readWith(sid, query);
        owner = both.then(({ content }) => ownerIn(content));
        await owner;
        return (await both).found;
      },
      async require() {
        const { visitorId } = (await known()) ?? {};
        if (visitorId === undefined) throw new Unauthenticated();
        return visitorId;
      },
      async signedIn() {
        const { signInId, accountId } = (await known()) ?? {};
        return signInId === undefined || accountId === undefined ? undefined : { signInId, accountId };
      },
      nextSession: async (next) => this.nextSession(request, next, become),
      leave: () => become(undefined),
      count: (event) => this.parts.count(request, event),
      withTokens: () => this.visitorOf(request),
      refresh: (token) => this.refresh(token),
    };
  }

  /**
   * New tokens for a refresh token, which works once. A sign-in whose refresh token comes a second time ends, because one of the two
   * senders has copied it.
   * @throws {Unauthenticated} {@link ServiceUnavailable}
   */
  async refresh(refreshToken: string): Promise<SessionTokens> {
    const [, sid, secret] = REFRESH_TOKEN.exec(refreshToken) ?? [];
    if (sid === undefined || secret === undefined) throw new Unauthenticated();
    const now = Date.now();
    const next = newToken();
    const isRotated = await this.parts.store.rotate(sid, { from: hashOfToken(secret), to: hashOfToken(next), now });
    if (!isRotated) throw new Unauthenticated();
    return this.tokensOf(sid, next, now);
  }

  private async ownerOf(accessToken: string): Promise<SessionOwner> {
    const sid = this.parts.tokens.verify(accessToken);
    return ownerIn(sid === undefined ? undefined : await this.parts.store.read(sid));
  }

  private nextSession(request: Request, owner: SessionOwner, become: (owner: SessionOwner) => void): NextSession {
    this.parts.requireHttps(request);
    const now = Date.now();
    const sid = newSessionId();
    const secret = newToken();
    const content = { cookie: {}, ...owner, startedAt: now, renewedAt: now, refreshHash: hashOfToken(secret) };
    return {
      row: [sid, JSON.stringify(content), (now + IDLE) / 1000],
      tokens: this.tokensOf(sid, secret, now),
      take: () => become(owner),
    };
  }

  private tokensOf(sid: string, secret: string, now: number): SessionTokens {
    return { ...this.parts.tokens.sign(sid, now), refreshToken: `${sid}.${secret}` };
  }
}

/** @throws {Unauthenticated} where nobody is signed in */
function ownerIn(content: SessionData | undefined): SessionOwner {
  if (content?.signInId === undefined || content.accountId === undefined) throw new Unauthenticated();
  const { visitorId, signInId, accountId } = content;
  return { visitorId, signInId, accountId };
}
