// x / y with the accuracy of WGSL's division also where 1 / y would be flushed to zero.
fn quotient(x: f32, y: f32) -> f32 {
  let scale = select(1.0, 0x1p-64f, (bitcast<u32>(y) & 0x7fffffffu) > 0x7e000000u);
  return (x * scale) / (y * scale);
}
