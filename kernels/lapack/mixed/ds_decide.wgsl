// ds_decide: after a step of a refinement: which columns have converged, and whether there is to be another step.
// Storage   of column c: facts[2c], facts[2c + 1] the bits of the largest |r| and |x|; |x| must stay below that with the bits ends[c];
//           wanted[c] in and
//           out: 1 until it has converged, 0 for all once there is no other step.
//           norm[0] the bits of ||A||; info[offInfo] of the factorization.
//           outcome: 0 whether it goes on, 1 the number of the next step, 2 the worst |r| / |x| of the columns that are left (before the
//           first infinity), 3 ||A||, 4 info, 5 + c the corrections of column c
// Mapping   one workgroup; thread t -> columns t, t + THREADS, ...
// Tunables  THREADS (32..256)
// Needs     norms are judged as bits, among which NaN is larger than all: compilers take it for granted that there is none
// Source    LAPACK dsgesv: |r| <= limit |x| ends a refinement; one that makes too little progress is ended too
const THREADS: u32 = 64u;
const INFINITY: u32 = 0x7f800000u;
const GOING: u32 = 0u;
const CONVERGED: u32 = 1u;
const STOPPED: u32 = 2u;
const ITERS: u32 = 5u;

struct Params {
  columns: u32,
  offInfo: u32,
  // The number of the last step.
  last: u32,
  // Bits of the norms of A between which numbers stay within range.
  least: u32,
  largest: u32,
  // limit / ||A||
  factor: f32,
  // What a step leaves of the residual at most, if there is to be another.
  progress: f32,
}
@group(0) @binding(0) var<storage, read> facts: array<u32>;
@group(0) @binding(1) var<storage, read> ends: array<u32>;
@group(0) @binding(2) var<storage, read> norm: array<u32>;
@group(0) @binding(3) var<storage, read> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> wanted: array<u32>;
@group(0) @binding(5) var<storage, read_write> outcome: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;

var<workgroup> worst: atomic<u32>;
var<workgroup> left: atomic<u32>;
var<workgroup> verdict: u32;

@compute @workgroup_size(THREADS)
fn ds_decide(@builtin(local_invocation_index) t: u32) {
  let state = outcome[0];
  let step = outcome[1];
  let before = outcome[2];
  let usable = norm[0] >= p.least && norm[0] <= p.largest && info[p.offInfo] <= 0;
  let looking = state == GOING && usable;
  let limit = bitcast<f32>(norm[0]) * p.factor;
  if (t == 0u) {
    atomicStore(&worst, 0u);
    atomicStore(&left, 0u);
  }
  workgroupBarrier();
  for (var c = t; c < p.columns; c += THREADS) {
    let r = facts[2u * c];
    let x = facts[2u * c + 1u];
    let finite = max(r, x) < INFINITY;
    let small = finite && x < ends[c] && bitcast<f32>(r) <= bitcast<f32>(x) * limit;
    if (looking && wanted[c] != 0u) {
      if (small) {
        wanted[c] = 0u;
        outcome[ITERS + c] = step;
      } else {
        var ratio = INFINITY;
        if (finite && x != 0u) {
          ratio = bitcast<u32>(bitcast<f32>(r) / bitcast<f32>(x));
        }
        atomicMax(&worst, ratio);
        atomicStore(&left, 1u);
      }
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let found = atomicLoad(&worst);
    var next = state;
    if (state == GOING) {
      let first = before >= INFINITY;
      let progress = found < INFINITY && (first || bitcast<f32>(found) < p.progress * bitcast<f32>(before));
      if (usable && atomicLoad(&left) == 0u) {
        next = CONVERGED;
      } else if (!usable || !progress || step == p.last) {
        next = STOPPED;
      }
      outcome[0] = next;
      outcome[1] = step + 1u;
      outcome[2] = found;
      outcome[3] = norm[0];
      outcome[4] = bitcast<u32>(info[p.offInfo]);
    }
    verdict = next;
  }
  workgroupBarrier();
  if (verdict == STOPPED) {
    for (var c = t; c < p.columns; c += THREADS) {
      wanted[c] = 0u;
    }
  }
}
