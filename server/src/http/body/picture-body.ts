import express, { type Request, type Response } from "express";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { MAX_PICTURE_BYTES, PICTURE_REFUSALS } from "../../rules/picture-uploads.js";

const parse = express.raw({ type: () => true, limit: MAX_PICTURE_BYTES, inflate: false });

/**
 * Reads the bytes of an uploaded picture, whatever type they declare; none where there is no body. To be called once it is known who
 * sends them.
 * @throws {BadInput} for more than MAX_PICTURE_BYTES, of which no more are kept
 * @throws what the parser refuses a compressed or broken body for
 */
export const readPictureBody = (request: Request, response: Response): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    parse(request, response, (error: unknown) => {
      if (error === undefined) return resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      reject(isTooLarge(error) ? new BadInput(TOO_LARGE, { picture: TOO_LARGE }) : error);
    });
  });

const TOO_LARGE = PICTURE_REFUSALS.tooLarge;

const isTooLarge = (error: unknown) => error instanceof Error && "type" in error && error.type === "entity.too.large";
