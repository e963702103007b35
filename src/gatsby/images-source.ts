/** gatsby-source-filesystem instance name for `content/images`. */
export const IMAGES_SOURCE = "images";
