// How large an element of any field is, as bits, which order magnitudes with NaN above infinity: of complex numbers the larger part counts.
// Of doubles the upper word. Uses lib/field.
// @when FLOAT
// @when REAL
fn magnitudeBits(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
// @end
// @when COMPLEX
fn magnitudeBits(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}
// @end
// @end
// @when DOUBLE
// @when REAL
fn magnitudeBits(x: V) -> u32 {
  return x.y & 0x7fffffffu;
}
// @end
// @when COMPLEX
fn magnitudeBits(x: V) -> u32 {
  return max(x.y & 0x7fffffffu, x.w & 0x7fffffffu);
}
// @end
// @end
