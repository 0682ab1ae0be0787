// Where the parts of a GRU's cells lie. Kernels have h0, Y and the fields of Params named here.
const GATE_N: u32 = 2u;

// Where the gates of sequence `seq` lie at a time, and what is kept beside those of unit `j`, from the first gate on.
fn gatesAt(d: u32, time: u32, seq: u32) -> u32 {
  return ((d * p.steps + time) * p.batch + seq) * 3u * p.hidden;
}

fn keptAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return ((p.ways * 3u * p.steps + d * p.steps + time) * p.batch + seq) * p.hidden + j;
}

fn timeNow(d: u32) -> u32 {
  return select(p.now0, p.now1, d == 1u);
}

fn outputAt(d: u32, time: u32, seq: u32, j: u32) -> u32 {
  return ((time * p.ways + d) * p.batch + seq) * p.hidden + j;
}

fn stateAt(d: u32, seq: u32, j: u32) -> u32 {
  return (d * p.batch + seq) * p.hidden + j;
}

fn oldState(d: u32, seq: u32, j: u32) -> V {
  var value = V();
  if (p.first == 0u) {
    value = widen(Y[p.offY + outputAt(d, select(p.before0, p.before1, d == 1u), seq, j)]);
  } else if (p.hasH0 == 1u) {
    value = widen(h0[p.offH0 + stateAt(d, seq, j)]);
  }
  return value;
}
