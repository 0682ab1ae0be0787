// A sum over p.lanes threads side by side, of THREADS in a workgroup, by a tree: always in the same order. All threads call it.
var<workgroup> columnShares: array<f32, THREADS>;

fn columnSum(t: u32, lane: u32, value: f32) -> f32 {
  workgroupBarrier();
  columnShares[t] = value;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      columnShares[t] += columnShares[t + half];
    }
  }
  workgroupBarrier();
  return columnShares[t - lane];
}
