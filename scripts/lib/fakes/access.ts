/** Fakes Cloudflare Access with its own signing key. Signs in every visitor. */
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { listen } from "./listen";

const KEY_ID = "fake";

/** Returns an object as JSON in base64url. */
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Returns a JSON Web Token that is signed with `key` (RS256, RFC 7518). */
export const signToken = (claims: object, key: KeyObject, header: object = { alg: "RS256", kid: KEY_ID }): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
};

/** Email address of every visitor. */
const EMAIL = "owner@example.com";

/** Returns a new RSA key pair. */
export const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/**
 * Starts the fake Cloudflare Access.
 *
 * @param audience the application's audience tag, as in the settings
 */
export const startAccess = async (audience: string) => {
  const { publicKey, privateKey } = newKey();
  const state = { isDown: false };
  const claims = (change: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: url, aud: [audience], email: EMAIL, iat: now, exp: now + 86_400, ...change };
  };
  const { url, close } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (state.isDown) response.writeHead(500).end();
    else if (pathname === "/cdn-cgi/access/certs") {
      const keys = [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" }];
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys }));
    } else {
      // Every other path signs in and redirects to `to`. Cookies ignore ports, so the site on 127.0.0.1 also gets this one.
      const cookie = `CF_Authorization=${signToken(claims(), privateKey)}; Path=/; HttpOnly; SameSite=Lax`;
      response.writeHead(302, { "set-cookie": cookie, location: searchParams.get("to") ?? "/" }).end();
    }
    return Promise.resolve();
  });
  return { url, close, state, privateKey, claims, token: (change: object = {}) => signToken(claims(change), privateKey) };
};
