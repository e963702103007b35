/**
 * Types for decap-server's middlewares, which ship without types.
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-server/src/middlewares.ts
 */
declare module "decap-server/dist/middlewares.js" {
  import type { Express } from "express";

  const middlewares: {
    readonly registerLocalFs: (app: Express, options?: { readonly logLevel?: string }) => Promise<void>;
  };
  export = middlewares;
}
