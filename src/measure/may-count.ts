/** What a browser says of its visitor's wishes and of itself. Types of the platform do not know them all. */
interface Asked {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly webdriver?: boolean;
}

/**
 * Tells whether this visit may be counted: not that of somebody who asked not to be tracked, nor that of a program that tests.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export const mayCount = ({ doNotTrack, globalPrivacyControl, webdriver }: Asked): boolean =>
  globalPrivacyControl !== true && webdriver !== true && doNotTrack !== "1";
