// herk_diagonal: C(i, i) := Re C(i, i), i < n.
// Storage   C[off + i*(ldc + 1)], complex numbers as words: 2*WORDS for each, of which the last WORDS are the imaginary part
// Mapping   workgroup (x) -> THREADS elements of the diagonal; thread -> one
// Tunables  THREADS (32..256)   WORDS 1: singles, 2: doubles
// Needs     nothing
// Source    BLAS xHERK: a Hermitian matrix has a real diagonal, whatever is stored beside it
const THREADS: u32 = 64u;
const WORDS: u32 = 1u;

struct Params {
  baseX: u32,
  n: u32,
  off: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn herk_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    let at = (2u * (p.off + i * (p.ldc + 1u)) + 1u) * WORDS;
    for (var word = 0u; word < WORDS; word++) {
      C[at + word] = 0u;
    }
  }
}
