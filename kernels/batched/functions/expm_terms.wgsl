// expm_terms: how often each matrix of a workspace is halved, and the terms of its Taylor polynomial that need no further product.
// Storage   column-major, matrix z from z*strideM on, ld rows and columns: A is 2^-down A (expm_start) and B its square. A := a + Y2 b,
//           B := b, H := X1 a + X2 b, G := X4 I + X5 a + (X6 - X7 X3) b, of the halved a and its square b. state[8 z] := halvings + 1
// Mapping   workgroup x -> matrix; a thread has rows t, t + THREADS, ..., whose neighbours lie side by side
// Tunables  THREADS (64..256, a multiple of 16)   workgroup bytes = 4*THREADS + 64
// Source    lib/expm_taylor; the greatest sums of rows are norms as good as those of columns
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  ld: u32,
  strideM: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> H: array<f32>;
@group(0) @binding(3) var<storage, read_write> G: array<f32>;
@group(0) @binding(4) var<storage, read_write> state: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/group_reduce
// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_terms(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let base = z * p.strideM;
  var most = vec2f();
  for (var i = t; i < p.ld; i += THREADS) {
    var sums = vec2f();
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      sums += abs(vec2f(A[at], B[at]));
    }
    most = max(most, sums);
  }
  let norm = bitcast<f32>(maxOver(t, bitcast<u32>(most.x)));
  let square = bitcast<f32>(maxOver(t, bitcast<u32>(most.y)));
  let down = i32(state[8u * z + 4u]);
  let halvings = halvingsOf(norm, square, down);
  let by = down - halvings;
  for (var i = t; i < p.ld; i += THREADS) {
    for (var j = 0u; j < p.ld; j++) {
      let at = base + i + j * p.ld;
      let a = scaled(vec4f(A[at]), by).x;
      let b = scaled(vec4f(B[at]), 2 * by).x;
      A[at] = fma(Y2, b, a);
      B[at] = b;
      H[at] = X1 * a + X2 * b;
      G[at] = select(0.0, X4, i == j) + X5 * a + (X6 - X7 * X3) * b;
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    state[8u * z] = u32(halvings) + 1u;
  }
}
