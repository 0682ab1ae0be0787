// Orders |x| by its bits, so that NaN, which no comparison of floats can be trusted with, is simply the largest: the first NaN wins, then
// infinity, and the pivot is always a real row.
fn pivotKey(x: f32) -> u32 {
  return min(bitcast<u32>(x) & 0x7fffffffu, 0x7f800001u);
}
