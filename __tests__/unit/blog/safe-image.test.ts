import { safeImage } from "../../../src/blog/saved-post";

it.each([
  ["https://images.example/lot.jpg", "https://images.example/lot.jpg"],
  ["/images/lot.jpg", "/images/lot.jpg"],
  ["/images/../other.jpg", "/other.jpg"],
])("the image URL %j is resolved to %j", (image, used) => {
  expect(safeImage(image)).toBe(used);
});

it.each([
  "",
  "http://images.example/lot.jpg",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "//images.example/lot.jpg",
  "/\\images.example/lot.jpg",
  "/\t/images.example/lot.jpg",
  "/.//images.example/lot.jpg",
  "images/lot.jpg",
  "https:lot.jpg",
])("the image URL %j is rejected", (image) => {
  expect(safeImage(image)).toBeUndefined();
});
