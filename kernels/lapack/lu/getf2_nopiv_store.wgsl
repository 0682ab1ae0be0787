// getf2_nopiv_store: puts the factored blocks of getf2_nopiv back onto the diagonal of A.
// Storage   blocks[offT + t*LEAF*LEAF + i + j*LEAF] -> A[off + (t*step + i) + (t*step + j)*lda], t*step + i, t*step + j < width
// Mapping   workgroup x -> block x; thread t -> rows and columns t, t + THREADS, ... of it, column by column
// Tunables  THREADS (64..256)  LEAF leading dimension of a block, as in getf2_nopiv
// Needs     step <= LEAF. The elements travel without arithmetic
// Source    none
alias T = u32;
const THREADS: u32 = 256u;
const LEAF: u32 = 32u;

struct Params {
  baseX: u32,
  width: u32,
  step: u32,
  off: u32,
  lda: u32,
  offT: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<T>;
@group(0) @binding(1) var<storage, read_write> A: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn getf2_nopiv_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let first = number * p.step;
  let order = min(p.step, p.width - first);
  for (var e = t; e < LEAF * LEAF; e += THREADS) {
    let i = e % LEAF;
    let j = e / LEAF;
    if (i < order && j < order) {
      A[p.off + first + i + (first + j) * p.lda] = blocks[p.offT + number * LEAF * LEAF + e];
    }
  }
}
