import { safeImage } from "../../../src/blog/safe-image";

it.each([
  ["https://images.example/lot.jpg", "https://images.example/lot.jpg"],
  ["HTTPS://images.example/lot.jpg?w=800", "https://images.example/lot.jpg?w=800"],
  ["/images/lot.jpg", "/images/lot.jpg"],
  ["/images/a b.jpg?v=2", "/images/a%20b.jpg?v=2"],
  ["/images/../other.jpg", "/other.jpg"],
])("uses %j as %j", (image, used) => {
  expect(safeImage(image)).toBe(used);
});

it.each([
  "",
  "http://images.example/lot.jpg",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:https://site.example/1",
  "ftp://images.example/lot.jpg",
  "//images.example/lot.jpg",
  "///images.example/lot.jpg",
  "/\\images.example/lot.jpg",
  "/\t/images.example/lot.jpg",
  "/.//images.example/lot.jpg",
  "/images/..//images.example/lot.jpg",
  "\\\\images.example\\lot.jpg",
  "images/lot.jpg",
  "lot.jpg",
  "https://",
  "https:lot.jpg",
  "https:/images/lot.jpg",
])("does not use %j", (image) => {
  expect(safeImage(image)).toBeUndefined();
});
