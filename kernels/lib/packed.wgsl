// Place of element (i, j) in a packed triangle of order n: the stored parts of the columns, one behind the other. For any i, j < n it lies
// in the triangle's memory, also where (i, j) is not stored. No product is above n(n+1), which fits where the triangle has less than 8 GiB.
fn packed(i: u32, j: u32, n: u32, upper: bool) -> u32 {
  return i + j * select(2u * n - j - 1u, j + 1u, upper) / 2u;
}
