CREATE TABLE laguna (version INTEGER NOT NULL, secret BYTEA NOT NULL);
CREATE TABLE leases (number BIGINT PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
CREATE TABLE tables (
  name TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, created BIGINT NOT NULL,
  absence INTEGER NOT NULL, pace INTEGER NOT NULL, listed INTEGER NOT NULL, archive INTEGER NOT NULL,
  over INTEGER NOT NULL, next TEXT NOT NULL, coach INTEGER NOT NULL, secret BYTEA, owner BIGINT)
  WITH (fillfactor = 80);
CREATE INDEX lobby ON tables (created DESC) WHERE listed = 1 AND over = 0;
CREATE TABLE seats (
  tbl TEXT NOT NULL, seat INTEGER NOT NULL, sitter INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
  token_hash BYTEA, luck TEXT, PRIMARY KEY (tbl, seat));
CREATE TABLE journal (
  tbl TEXT NOT NULL, entry INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
  PRIMARY KEY (tbl, entry));

-- Who has a table, after this lease has taken it if nobody had. Whoever is about to renew a lease or to write
-- is waited for: first the table's row, then the owner's lease, so that nobody is thought dead who is not.
CREATE FUNCTION take_table(wanted TEXT, mine BIGINT) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE has BIGINT; lasts TIMESTAMPTZ;
BEGIN
  SELECT owner INTO has FROM tables WHERE name = wanted;
  IF NOT FOUND OR has = mine THEN RETURN has; END IF;
  SELECT until INTO lasts FROM leases WHERE number = has;
  IF lasts > clock_timestamp() THEN RETURN has; END IF;
  SELECT owner INTO has FROM tables WHERE name = wanted FOR NO KEY UPDATE;
  SELECT until INTO lasts FROM leases WHERE number = has FOR SHARE;
  IF has = mine OR lasts > clock_timestamp() THEN RETURN has; END IF;
  UPDATE tables SET owner = mine WHERE name = wanted
    AND EXISTS (SELECT FROM leases WHERE number = mine AND until > clock_timestamp());
  IF FOUND THEN RETURN mine; END IF;
  RETURN 0;
END $$;
INSERT INTO laguna VALUES (1, '\x00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff');
INSERT INTO tables VALUES ('in-play', 'mille-fiori', 'seats 2', 1700000000, 60, 500, 1, 0, 0, '', 1, '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 7);
INSERT INTO seats VALUES ('in-play', 1, 0, 'Ada', 'greedy', '\x0db367fb72650ac7bdabcfd25c980e16d46e842cadf711967876e2b3254ea598', 'Viva Venezia');
INSERT INTO seats VALUES ('in-play', 2, 0, 'Zoë', 'greedy', '\xe40e098da405c3014033595effd52cdb5a544b1ce63f1aa18b1e911a7952838e', 'Zoë');
INSERT INTO journal VALUES
('in-play', 0, 0, 'start 1'),
('in-play', 1, 0, 'face-up quartz-4'),
('in-play', 2, 0, 'face-up lion-5'),
('in-play', 3, 0, 'face-up pigment-3'),
('in-play', 4, 0, 'face-up cross-2'),
('in-play', 5, 0, 'face-up lion-3'),
('in-play', 6, 0, 'face-up key-3'),
('in-play', 7, 0, 'face-up carafes-3'),
('in-play', 8, 0, 'face-up jewelry-4'),
('in-play', 9, 0, 'face-up lime-5'),
('in-play', 10, 0, 'deal 1 ash-3'),
('in-play', 11, 0, 'deal 1 swans-5'),
('in-play', 12, 0, 'deal 1 key-5'),
('in-play', 13, 0, 'deal 1 ash-2'),
('in-play', 14, 0, 'deal 1 ship-1'),
('in-play', 15, 0, 'deal 2 jewelry-2'),
('in-play', 16, 0, 'deal 2 pigment-4'),
('in-play', 17, 0, 'deal 2 ship-2'),
('in-play', 18, 0, 'deal 2 shell-1'),
('in-play', 19, 0, 'deal 2 cross-4'),
('in-play', 20, 1, 'pick ash-3'),
('in-play', 21, 1, 'undo'),
('in-play', 22, 1, 'pick key-5');
