// x / y with the accuracy of WGSL's division also where 1 / y would be flushed to zero. Uses lib/field.
fn quotient(x: V, y: V) -> V {
  // @when REAL
  let scale = select(1.0, 0x1p-64f, (bitcast<u32>(y) & 0x7fffffffu) > 0x7e000000u);
  return (x * scale) / (y * scale);
  // @end
  // @when COMPLEX
  let parts = bitcast<vec2u>(y) & vec2u(0x7fffffffu);
  let scale = select(1.0, 0x1p-64f, max(parts.x, parts.y) > 0x7e000000u);
  return divide(x * scale, y * scale);
  // @end
}
