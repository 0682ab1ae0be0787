// Tiles of 8 x 8 of the upper triangle of a product of order up to N, counted by columns of tiles.
const EIGHTS: u32 = N / 8u;
const TILES: u32 = EIGHTS * (EIGHTS + 1u) / 2u;

// Row and column of a tile among the tiles.
fn placeOf(tile: u32) -> vec2u {
  var column = 0u;
  for (var k = 1u; k < EIGHTS; k++) {
    column = select(column, k, tile >= k * (k + 1u) / 2u);
  }
  return vec2u(tile - column * (column + 1u) / 2u, column);
}
