/** Status of each named error; docs/api.md lists them. Anything else is 500. */
export const STATUS_OF: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_EXCEEDED: 422,
  SERVICE_UNAVAILABLE: 503,
};
