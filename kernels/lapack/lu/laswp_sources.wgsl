// laswp_sources: which row each row is after `count` more interchanges in front of those that are known: final row i was row sources[i].
// Storage   ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with; sources[i], row0 <= i < m, in and out; those in front
//           of row `known` are not written yet: their rows stayed where they were
// Mapping   workgroup (x) -> rows row0 + x*THREADS ..; thread -> one row, which walks the interchanges from the one that is applied last
// Tunables  THREADS (32..256); workgroup bytes 4*THREADS
// Needs     pivots in 1..m (clamped, so that a wrong list cannot read elsewhere)
// Source    LAPACK xLASWP, its interchanges as a permutation
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  row0: u32,
  m: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  known: u32,
  backward: u32, // 1: the last interchange is applied first
}
@group(0) @binding(0) var<storage, read> ipiv: array<i32>;
@group(0) @binding(1) var<storage, read_write> sources: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, THREADS>;

@compute @workgroup_size(THREADS)
fn laswp_sources(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = p.row0 + (group.x + p.baseX) * THREADS + t;
  var source = i;
  if (i >= p.known && i < p.m) {
    source = sources[i];
  }
  let parts = (p.count + THREADS - 1u) / THREADS;
  for (var part = 0u; part < parts; part++) {
    let begin = select(parts - 1u - part, part, p.backward == 1u) * THREADS;
    let size = min(THREADS, p.count - begin);
    if (t < size) {
      pivots[t] = u32(clamp(ipiv[p.offPiv + begin + t], 1, i32(p.m))) - 1u;
    }
    workgroupBarrier();
    for (var step = 0u; step < size; step++) {
      let q = select(size - 1u - step, step, p.backward == 1u);
      let row = p.first + begin + q;
      let other = pivots[q];
      source = select(select(source, row, source == other), other, source == row);
    }
    workgroupBarrier();
  }
  if (i < p.m) {
    sources[i] = source;
  }
}
