/** A crest in JPEG goes as it is into each paper and mail: a heavier one is not in them. A PNG is made small first. */
export const MAX_JPEG_EN_PAPEL = 200 * 1024
