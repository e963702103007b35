/**
 * Makes upright copies, for Gatsby, of photos that phones store sideways, with the rotation in their metadata. Gatsby's plugins rotate such a
 * photo, but keep its width and height from before the rotation.
 */
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import { IMAGES_SOURCE } from "./images-source";
import { openPicture } from "../content/load/open-picture";

/** Quality of a copy: high, because pages load a picture that is compressed again. */
const QUALITY = 95;

const isPicture = (node: CreateNodeArgs["node"]): node is CreateNodeArgs["node"] & FileSystemNode =>
  node.internal.type === "File" && node.sourceInstanceName === IMAGES_SOURCE;

/** Adds an upright copy of each turned picture as the picture's child. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId, getCache }) => {
  if (!isPicture(node)) return;
  // `openPicture` turns the picture upright when it is decoded. The metadata still has the stored orientation.
  const picture = openPicture(node.absolutePath);
  // A file that is not a picture needs no copy: the content check reports it, or no page shows it.
  const { orientation = 1 } = await picture.metadata().catch(() => ({ orientation: undefined }));
  if (orientation === 1) return;
  // With `force: false`, each call sets only the quality of its format, and the copy keeps the picture's own format.
  const buffer = await picture.jpeg({ quality: QUALITY, force: false }).webp({ quality: QUALITY, force: false }).toBuffer();
  const { name, ext } = node;
  const copy = await createFileNodeFromBuffer({
    buffer,
    name,
    ext,
    getCache,
    createNode: actions.createNode,
    createNodeId,
    parentNodeId: node.id,
  });
  actions.createParentChildLink({ parent: node, child: copy });
};
