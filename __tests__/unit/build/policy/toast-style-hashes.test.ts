/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { toastStyleHashes } from "../../../../src/build/policy/toast-style-hashes";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows what sonner adds to the page, first empty and then filled", async () => {
  const added: string[] = [];
  jest.spyOn(document.head, "appendChild").mockImplementation((node) => {
    added.push(node.textContent ?? "");
    document.head.append(node);
    return node;
  });
  await import("sonner");
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  expect(styles).toHaveLength(1);
  expect(styles[0]).toContain("[data-sonner-toast]");
  expect(toastStyleHashes()).toEqual([...added, ...styles].map(hash));
});
