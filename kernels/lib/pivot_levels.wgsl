// The best candidate of a workgroup, of what better() prefers to NO_PIVOT, both of the kernel's or of another library. Three levels, of
// which a thread reads few each, need far fewer barriers than a tree.
const SECOND: u32 = 32u;
const THIRD: u32 = 4u;
var<workgroup> candidates: array<vec4u, THREADS>;
var<workgroup> seconds: array<vec4u, SECOND>;
var<workgroup> thirds: array<vec4u, THIRD>;

// The best of the first `count` threads' candidates, for every thread. Uniform control flow only.
fn bestPivot(t: u32, candidate: vec4u, count: u32) -> vec4u {
  candidates[t] = candidate;
  workgroupBarrier();
  if (t < SECOND) {
    var best = NO_PIVOT;
    for (var s = t; s < count; s += SECOND) {
      best = better(best, candidates[s]);
    }
    seconds[t] = best;
  }
  workgroupBarrier();
  if (t < THIRD) {
    var best = NO_PIVOT;
    for (var s = t; s < min(count, SECOND); s += THIRD) {
      best = better(best, seconds[s]);
    }
    thirds[t] = best;
  }
  workgroupBarrier();
  var best = thirds[0];
  for (var s = 1u; s < THIRD; s++) {
    best = better(best, thirds[s]);
  }
  return best;
}
