// By which power of two sytrd scales a matrix, from the bits of its largest magnitude: to below 2^21, so that neither a square below
// 2^-86 matters nor a sum of products of three such numbers leaves the range. Uses lib/binary_scale.
fn shiftOf(largest: u32) -> i32 {
  return select(20 - exponentOf(largest), 0, (largest & 0x7fffffffu) == 0u);
}

fn scaledOne(value: f32, shift: i32) -> f32 {
  let half = shift / 2;
  return value * power(half) * power(shift - half);
}
