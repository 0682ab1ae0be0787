// dynamic_scale: the scale and the zero point by which bytes without a sign just hold numbers of a range that dynamic_range has found.
// Storage   parts[s] (least, greatest) as keys; S[offS] the scale, byte offZ of Z the zero point
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*8
// Needs     the least at most 0, the greatest at least 0. The bytes around the zero point stay
// Source    ONNX, DynamicQuantizeLinear
const THREADS: u32 = 256u;

struct Params {
  parts: u32,
  offS: u32,
  offZ: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec2i>;
@group(0) @binding(1) var<storage, read_write> S: array<f32>;
@group(0) @binding(2) var<storage, read_write> Z: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/range_keys

@compute @workgroup_size(THREADS)
fn dynamic_scale(@builtin(local_invocation_index) t: u32) {
  var range = vec2i();
  for (var s = t; s < p.parts; s += THREADS) {
    range = widened(range, parts[s]);
  }
  range = rangeOf(t, range);
  if (t == 0u) {
    let least = numberOf(range.x);
    let scale = (numberOf(range.y) - least) / 255.0;
    // Through its bits, or two divisions may become a product that overflows, and comparisons with infinity fall away.
    let size = bitcast<u32>(scale) & 0x7fffffffu;
    let point = -least / bitcast<f32>(size);
    let degenerate = (size == 0u) | (size >= 0x7f800000u);
    let zero = select(u32(clamp(round(point), 0.0, 255.0)), 0u, degenerate);
    S[p.offS] = scale;
    Z[p.offZ / 4u] = insertBits(Z[p.offZ / 4u], zero, 8u * (p.offZ % 4u), 8u);
  }
}
