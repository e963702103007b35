/** A picture near its target in bytes is less similar to its master on purpose, so it is not reported. */
import { poorPictures } from "../../../scripts/bench/poor-pictures";

const TARGET_BYTES = { phone: 20_000, desktop: 27_000 };
const file = (qualityFor: "phone" | "desktop", bytes: number, SSIM: number, name = "a.jpg") => ({ name, qualityFor, bytes, SSIM });
const [light, heavy] = [file("phone", 12_000, 0.9), file("phone", 19_900, 0.9)];

it.each([
  ["a poor file far below the target", [light], [light]],
  ["no poor file near the target", [heavy], []],
  ["no poor file of a picture that has another file near the target", [heavy, light], []],
  ["a poor file for phones, although the file for desktops is near its target", [light, file("desktop", 26_900, 0.9)], [light]],
  ["a poor file for desktops that would be near the target for phones", [file("desktop", 19_900, 0.9)], [file("desktop", 19_900, 0.9)]],
  ["a poor file, although another picture has a file near the target", [light, file("phone", 19_900, 0.9, "b.jpg")], [light]],
  ["no file that is similar enough", [file("phone", 12_000, 0.97)], []],
])("reports %s", (_, measured, poor) => {
  expect(poorPictures(measured, 0.95, TARGET_BYTES)).toEqual(poor);
});
