// expm_sum: G := G + X7 F, the second factor of the last product of the Taylor polynomial.
// Storage   elements side by side
// Mapping   thread (x, y) -> element x + y*width
// Tunables  THREADS (64..256)
// Source    lib/expm_taylor
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  elements: u32,
  width: u32,
}
@group(0) @binding(0) var<storage, read> F: array<f32>;
@group(0) @binding(1) var<storage, read_write> G: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/expm_taylor

@compute @workgroup_size(THREADS)
fn expm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let at = (group.x + p.baseX) * THREADS + t + (group.y + p.baseY) * p.width;
  if (at < p.elements) {
    G[at] = fma(X7, F[at], G[at]);
  }
}
