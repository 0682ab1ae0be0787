// row_gradients_sum: dGamma and dBeta from the sums of slices.
// Storage   work[slice*m + i]; dGamma[offG + i], dBeta[offB + i]
// Mapping   workgroup x -> THREADS rows; thread -> a row, its slices one after the other
// Tunables  THREADS (32..256)
// Needs     no alignment
// Source    cuDNN, cudnnNormalizationBackward
// @use lib/field
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  m: u32,
  slices: u32,
  offG: u32,
  offB: u32,
}
@group(0) @binding(0) var<storage, read> work: array<vec2<R>>;
@group(0) @binding(1) var<storage, read_write> dGamma: array<T>;
@group(0) @binding(2) var<storage, read_write> dBeta: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn row_gradients_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= p.m) {
    return;
  }
  var sum = vec2<R>();
  for (var s = 0u; s < p.slices; s++) {
    sum += work[s * p.m + i];
  }
  dGamma[p.offG + i] = narrow(sum.x);
  dBeta[p.offB + i] = narrow(sum.y);
}
