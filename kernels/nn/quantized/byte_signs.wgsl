// byte_signs: bytes without a sign less 128, which are bytes with one.
// Storage   P[i] of X[first + i], words of four bytes each; i < count
// Mapping   workgroup x -> THREADS words; thread -> one
// Tunables  THREADS (64..256)
// Needs     no alignment
// Source    Jacob et al. 2018, appendix B
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn byte_signs(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.count) {
    P[i] = X[p.first + i] ^ 0x80808080u;
  }
}
