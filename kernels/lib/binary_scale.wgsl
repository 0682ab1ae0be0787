// The power of two with this exponent: the product of two of them where one cannot be so small or large.
fn power(exponent: i32) -> f32 {
  return bitcast<f32>(u32(clamp(exponent, -126, 127) + 127) << 23u);
}
fn scaled(value: vec4f, exponent: i32) -> vec4f {
  let half = exponent / 2;
  return value * power(half) * power(exponent - half);
}
// floor(log2) of a positive number with these bits; -127 for one that is not normal.
fn exponentOf(bits: u32) -> i32 {
  return i32((bits & 0x7fffffffu) >> 23u) - 127;
}
