// How large an element of any field is, as bits, which order magnitudes with NaN above infinity: of complex numbers the larger part counts.
// Uses lib/field.
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
