// Whether element (i, j) belongs to the referenced part of a matrix: 0 all of it, 1 the lower triangle, 2 the upper, diagonals included.
fn inPart(part: u32, i: u32, j: u32) -> bool {
  return part == 0u || (part == 1u && i >= j) || (part == 2u && i <= j);
}
