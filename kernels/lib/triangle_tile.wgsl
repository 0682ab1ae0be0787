// Row and column, in tiles, of tile y of a lower triangle, row by row.
fn tileOf(y: u32) -> vec2u {
  var row = 0u;
  var before = 0u;
  for (; before + row < y; row++) {
    before += row + 1u;
  }
  return vec2u(row, y - before);
}
