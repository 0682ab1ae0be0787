// cholqr_judge: shifts the diagonal of G by a multiple of its trace, or says whether the passes so far are good: ||G - I||_F at most `most`
//           and no Cholesky factorization before has failed.
// Storage   work[offG + i + j*n], the upper triangle of G; infos[0..count-1] of the factorizations; status[0]: `passes` or -1
// Mapping   one workgroup; thread -> columns t, t + THREADS, ...
// Tunables  THREADS a power of two (32..256)   SHIFT 1: the shift   JUDGE 1: the verdict; one of the two   workgroup bytes = 4*THREADS
// Needs     NaN is told by bits
// Source    Y. Yamamoto et al., ETNA 44, 2015; T. Fukaya et al., SIAM J. Sci. Comput. 42, 2020
// @use lib/field
const THREADS: u32 = 64u;
const SHIFT: u32 = 0u;
const JUDGE: u32 = 1u;

struct Params {
  n: u32,
  count: u32,
  passes: i32,
  shift: R,
  most: R,
  offG: u32,
}
@group(0) @binding(0) var<storage, read_write> work: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when JUDGE
@group(0) @binding(2) var<storage, read> infos: array<i32>;
@group(0) @binding(3) var<storage, read_write> status: array<i32>;
// @end

// @use lib/sum_tree

@compute @workgroup_size(THREADS)
fn cholqr_judge(@builtin(local_invocation_index) t: u32) {
  var sum = 0.0;
  for (var j = t; j < p.n; j += THREADS) {
    if (SHIFT == 1u) {
      sum += realPart(widen(work[p.offG + j * (p.n + 1u)]));
    } else {
      for (var i = 0u; i <= j; i++) {
        let off = widen(work[p.offG + i + j * p.n]) - select(V(), ofReal(1.0), i == j);
        sum += select(2.0, 1.0, i == j) * squared(off);
      }
    }
  }
  addUp(t, sum, 1u);
  workgroupBarrier();
  let whole = totals[0];
  if (SHIFT == 1u) {
    for (var j = t; j < p.n; j += THREADS) {
      work[p.offG + j * (p.n + 1u)] += narrow(ofReal(p.shift * whole));
    }
  }
  // @when JUDGE
  if (t == 0u) {
    var good = bitcast<u32>(whole) <= bitcast<u32>(p.most * p.most);
    for (var k = 0u; k < p.count; k++) {
      good = good & (infos[k] == 0);
    }
    status[0] = select(-1, p.passes, good);
  }
  // @end
}
