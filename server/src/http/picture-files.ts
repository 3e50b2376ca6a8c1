import express, { type RequestHandler } from "express";

/** GET /images/…: the pictures of the catalogue, also without the shop's pages. Pages of any origin may show them. */
export const pictureFiles = (folder: string): RequestHandler =>
  express.static(folder, {
    index: false,
    maxAge: "7d",
    setHeaders: (response) => response.set("Cross-Origin-Resource-Policy", "cross-origin"),
  });
