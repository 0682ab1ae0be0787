// rbt_pivots: info := n unless every element on the diagonal of U is larger than least norm[0] in magnitude.
// Storage   W[i*(ldw + 1)], i < n; norm[0]; info[offInfo]
// Mapping   one workgroup; thread t -> elements t, t + THREADS, ...
// Tunables  THREADS (64..256)
// Needs     nothing. Bits tell what is infinite or not a number: no such norm has pivots that are large enough
// Source    src/core/butterfly.ts: pivots that may be rounding errors in the place of zero
const THREADS: u32 = 256u;
const INFINITY: u32 = 0x7f800000u;

struct Params {
  n: u32,
  ldw: u32,
  offInfo: u32,
  least: f32,
}
@group(0) @binding(0) var<storage, read> W: array<f32>;
@group(0) @binding(1) var<storage, read> norm: array<f32>;
@group(0) @binding(2) var<storage, read_write> info: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> smallest: atomic<u32>;

@compute @workgroup_size(THREADS)
fn rbt_pivots(@builtin(local_invocation_index) t: u32) {
  if (t == 0u) {
    atomicStore(&smallest, INFINITY);
  }
  workgroupBarrier();
  var own = INFINITY;
  for (var i = t; i < p.n; i += THREADS) {
    own = min(own, bitcast<u32>(W[i * (p.ldw + 1u)]) & 0x7fffffffu);
  }
  atomicMin(&smallest, own);
  workgroupBarrier();
  if (t == 0u) {
    let pivot = atomicLoad(&smallest);
    let size = bitcast<u32>(norm[0]);
    if (pivot >= INFINITY || size >= INFINITY || bitcast<f32>(pivot) <= p.least * bitcast<f32>(size)) {
      info[p.offInfo] = i32(p.n);
    }
  }
}
