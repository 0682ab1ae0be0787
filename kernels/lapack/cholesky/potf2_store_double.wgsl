// potf2_store_double: takes the factors of blocks on the diagonal to their places in the triangle.
// Storage   block x: D[x*NB*NB + i + j*NB] -> A[off + (x*NB + i)*rs + (x*NB + j)*cs], i >= j, x*NB + i < n
// Mapping   workgroup (x) -> block; thread -> a row of it, of every (THREADS/NB)-th column
// Tunables  NB order of the blocks  THREADS a multiple of NB  T elements, moved as they are
// Needs     nothing
// Source    copying
alias T = vec2u;
const NB: u32 = 32u;
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  off: u32,
  rs: u32,
  cs: u32,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read_write> A: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn potf2_store_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * NB;
  let i = t % NB;
  for (var j = t / NB; j <= i; j += THREADS / NB) {
    if (first + i < p.n) {
      A[p.off + (first + i) * p.rs + (first + j) * p.cs] = D[first * NB + i + j * NB];
    }
  }
}
