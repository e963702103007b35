/** A picture near its byte limit is less similar to its master on purpose, so it is not reported. */
import { poorPictures } from "../../../scripts/bench/poor-pictures";

const BYTE_LIMITS = { phone: 20_000, desktop: 27_000 };
const file = (qualityFor: "phone" | "desktop", bytes: number, SSIM: number, name = "a.jpg") => ({ name, qualityFor, bytes, SSIM });
const [light, heavy] = [file("phone", 12_000, 0.9), file("phone", 19_900, 0.9)];

it.each([
  ["a poor file far below the byte limit", [light], [light]],
  ["no poor file near the byte limit", [heavy], []],
  ["no poor file of a picture that has another file near the byte limit", [heavy, light], []],
  ["a poor file for phones, although the file for desktops is near its byte limit", [light, file("desktop", 26_900, 0.9)], [light]],
  ["a poor file for desktops that would be near the byte limit for phones", [file("desktop", 19_900, 0.9)], [file("desktop", 19_900, 0.9)]],
  ["a poor file, although another picture has a file near the byte limit", [light, file("phone", 19_900, 0.9, "b.jpg")], [light]],
  ["no file that is similar enough", [file("phone", 12_000, 0.97)], []],
])("reports %s", (_, measured, poor) => {
  expect(poorPictures(measured, 0.95, BYTE_LIMITS)).toEqual(poor);
});
