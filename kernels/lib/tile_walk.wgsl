// Tiles of BM x BN in the order in which neighbouring workgroups share what they read: bands of SWIZZLE rows of tiles, column by column.

// The first row and column of the tile with number `tile`.
fn cornerOf(tile: u32) -> vec2u {
  let tilesM = (p.m + BM - 1u) / BM;
  let tilesN = (p.n + BN - 1u) / BN;
  let band = tile / (SWIZZLE * tilesN) * SWIZZLE;
  let bandRows = min(SWIZZLE, tilesM - band);
  let inBand = tile % (SWIZZLE * tilesN);
  return vec2u((band + inBand % bandRows) * BM, inBand / bandRows * BN);
}
