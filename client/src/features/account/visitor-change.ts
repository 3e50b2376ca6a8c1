/** Makes a change of who the visitor is in its turn; rejects with the error of what is sent. */
export type VisitorChange = <T>(send: () => Promise<T>) => Promise<T>;
