// An element of a product of quantized matrices as a number: the sum of bytes less what zero points are in it, scaled, with bias and
// activation. Before it: ACTIVATION. Uses lib/field, lib/activation_functions, lib/activation_kinds behind it.
struct Params {
  baseX: u32,
  count: u32,
  features: u32,
  depth: i32,
  hasZeros: u32,
  hasScaleX: u32,
  hasScaleW: u32,
  hasBias: u32,
  perRow: u32,
  perFeature: u32,
  offSX: u32,
  offSW: u32,
  offB: u32,
  offY: u32,
  scaleY: f32,
  zeroY: f32,
  least: f32,
  slope: f32,
  scale: f32,
}
@group(0) @binding(0) var<storage, read> D: array<i32>;
@group(0) @binding(1) var<storage, read> sumsX: array<vec2i>;
@group(0) @binding(2) var<storage, read> sumsW: array<vec2i>;
@group(0) @binding(3) var<storage, read> scaleX: array<f32>;
@group(0) @binding(4) var<storage, read> scaleW: array<f32>;
@group(0) @binding(5) var<storage, read> bias: array<f32>;
@group(0) @binding(7) var<uniform> p: Params;

// Before the activation, of element e of the result.
fn valueOf(e: u32) -> f32 {
  let row = e / p.features;
  let feature = e - row * p.features;
  var sum = D[e];
  if (p.hasZeros == 1u) {
    // Sums of bytes, and zero points.
    let x = sumsX[row];
    let w = sumsW[feature];
    sum += p.depth * x.y * w.y - x.y * w.x - w.y * x.x;
  }
  var factor = 1.0;
  if (p.hasScaleX == 1u) {
    factor = scaleX[p.offSX + row * p.perRow];
  }
  if (p.hasScaleW == 1u) {
    factor *= scaleW[p.offSW + feature * p.perFeature];
  }
  var value = f32(sum) * factor;
  if (p.hasBias == 1u) {
    value += bias[p.offB + feature];
  }
  return value;
}
