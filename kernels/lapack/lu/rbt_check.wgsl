// rbt_check: what the host needs to judge a solution: extremes of U's diagonal, the largest elements of each column of D and X, a norm.
// Storage   from offF on: facts[0..1] := least and largest |W(i,i)|, facts[2] := norm[0], facts[3 + 2j], facts[4 + 2j] := largest |D(i,j)|
//           and |X(i,j)|; W[i*(ldw + 1)], D[i + j*ldx], X[i + j*ldx], i < n; facts are the bits of floats
// Mapping   workgroup 0 -> the diagonal, workgroup 1 + j -> column j; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (64..256)
// Needs     nothing. Magnitudes are compared by their bits: NaN is the largest of all, whatever comparisons of floats make of it
// Source    LAPACK dsgesv: the norms that end its refinement
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  ldw: u32,
  ldx: u32,
  offF: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read> norm: array<R>;
@group(0) @binding(4) var<storage, read_write> facts: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> first: atomic<u32>;
var<workgroup> second: atomic<u32>;

// @use lib/modulus

@compute @workgroup_size(THREADS)
fn rbt_check(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let number = group.x + p.baseX;
  let diagonal = number == 0u;
  if (t == 0u) {
    atomicStore(&first, select(0u, 0xffffffffu, diagonal));
    atomicStore(&second, 0u);
  }
  workgroupBarrier();
  for (var i = t; i < p.n; i += THREADS) {
    if (diagonal) {
      let pivot = modulusBits(W[i * (p.ldw + 1u)]);
      atomicMin(&first, pivot);
      atomicMax(&second, pivot);
    } else {
      atomicMax(&first, modulusBits(D[i + (number - 1u) * p.ldx]));
      atomicMax(&second, modulusBits(X[i + (number - 1u) * p.ldx]));
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let place = p.offF + select(2u * number + 1u, 0u, diagonal);
    facts[place] = atomicLoad(&first);
    facts[place + 1u] = atomicLoad(&second);
    if (diagonal) {
      facts[p.offF + 2u] = bitcast<u32>(norm[0]);
    }
  }
}
