// What kernels of requantize share: parameters, and bytes of four sums.
struct Params {
  baseX: u32,
  count: u32,
  channels: u32,
  inner: u32,
  hasBias: u32,
  each: u32,
  offX: u32,
  offB: u32,
  offS: u32,
  offY: u32,
  zero: i32,
  least: i32,
}
@group(0) @binding(1) var<storage, read> bias: array<i32>;
@group(0) @binding(2) var<storage, read> scale: array<f32>;
@group(0) @binding(3) var<storage, read_write> Y: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// What is not a number becomes the zero point.
fn bytesFor(sums: vec4i, scales: vec4f) -> vec4u {
  let y = vec4f(sums) * scales;
  let noNumber = (bitcast<vec4u>(y) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
  // Far beyond all bytes, so that nothing is lost.
  let rounded = vec4i(select(round(clamp(y, vec4f(-1e6), vec4f(1e6))), vec4f(), noNumber));
  return vec4u(clamp(rounded + p.zero, vec4i(p.least), vec4i(p.least + 255))) & vec4u(255u);
}
